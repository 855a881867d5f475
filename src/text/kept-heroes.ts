/** Sentences about a hero that is kept for the next tale, and of the dialog that chooses that tale. */
import { HERO_KEPT_MONTHS } from '#domain/retention.ts'

export const KEPT_HEROES = {
  keepHeading: (name: string) => `${name} sonraki masalda da olsun mu?`,
  keepLead: 'Bir daha fotoğraf istemeyiz: sonraki masal iki dokunuşla, aynı yüzle başlar.',
  keepFacts: [
    `Son masaldan ${HERO_KEPT_MONTHS} ay sonra kendiliğinden silinir.`,
    '“Hesabım” sayfasından dilediğiniz an siz silersiniz.',
    'Saklamasanız da bu kitap aynı özenle hazırlanır.',
  ],
  keepBox:
    'Velisi olduğum çocuğun çizilmiş yüzünün ve portresinin; adı, yaşı, cinsiyeti ve çizim için ölçülen özellikleriyle birlikte, sonraki masallarının kahramanı olması için saklanmasına açık rıza veriyorum.',
  consentText: 'Açık Rıza Metni',
  /** The parent's consent. */
  keep: 'Rıza veriyorum, kaydet',
  keeping: 'Kaydediliyor...',
  keptNow: (name: string) => `${name} kaydedildi.`,
  keptHero: (name: string) => `${name} sonraki masalı bekliyor.`,
  keepFailed: 'Kahraman kaydedilemedi. Lütfen biraz sonra tekrar deneyin.',
  portraitGone: 'Bu portre silinmiş; kahramanı kaydetmek için yeni bir fotoğraf gerekir.',

  familiar: 'Tanıdık bir kahraman mı?',
  familiarHint: 'Dokunun: yüzü de bilgileri de hazır.',
  familiarTake: (name: string) => `${name} ile başla`,
  portraitAlt: (name: string) => `Masaldaki portre: ${name}`,

  noPhoto: 'Fotoğraf gerekmez: portre, kayıtlı kahramanınızdan bu masal için yeniden çizilir.',
  ageNow: (name: string, age: number) => `${name} bu masalda ${age} yaşında.`,
  changeAge: 'Yaşını değiştir',
  gone: 'Bu kahramanın kaydı silinmiş. Masala yeni bir fotoğrafla devam edebilirsiniz.',

  title: 'Sıradaki masal',
  lead: (names: string) => `${names} bu kez nereye gitsin?`,
  withPhoto: 'Kaydetmeden de seçebilirsiniz; yeni masalda fotoğraf yeniden istenir.',
  tales: 'Masallar',
  told: 'Bu masalı yaşadı',
  toldTogether: 'Bu masalı yaşadılar',
  hasDraft: 'Bu masalda bir taslağınız var; yenisi onun yerine geçer.',
  close: 'Kapat',
  loading: 'Masallar geliyor...',
} as const
