/** Sentences of 'Önce gör': a child's face on the covers, before there is an account. */
export const FIRST_SIGHT = {
  looking: 'Yüzü çiziliyor...',
  lookingLong: 'Biraz uzun sürdü. Beklemek istemezseniz başka bir fotoğraf seçin ya da fotoğrafsız çizin.',
  seen: (name: string) => (name === '' ? 'Çocuğunuz kapaklarda.' : `${name} kapaklarda.`),
  heading: (name: string) => (name === '' ? 'Çocuğunuzun yüzü' : `${name} böyle çizildi`),
  faceAlt: 'Çocuğunuzun çizilmiş yüzü',
  stays: 'Fotoğraf cihazınızdan çıkmadı: yüzü tarayıcınız çizdi.',
  ask: 'Yaşını ve cinsiyetini seçin; sonra bir kapağa dokunun.',
  ready: 'Şimdi bir kapağa dokunun: masalı onun için hazırlayalım.',
  several: 'Fotoğrafta birkaç yüz var: en büyüğünü çizdik.',
  unsure: 'Fotoğraf biraz karanlık ya da bulanık. Bir şey benzemediyse “Düzelt”e dokunun.',
  noFace: 'Bu fotoğrafta yüz bulamadık. Yüzü önden görünen bir fotoğraf seçin ya da fotoğrafsız çizin.',
  notAnalysed: 'Tarayıcınız bu fotoğrafı inceleyemedi. Başka bir fotoğraf seçin ya da fotoğrafsız çizin.',
} as const
