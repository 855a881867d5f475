/** Sentences about analytics. */
export const CONSENT = {
  title: 'Ziyaretleri sayabilir miyiz?',
  text: 'İzin verirseniz hangi sayfaların işe yaradığını Google Analytics ile ölçeriz. Vermezseniz hiçbir şey yüklenmez, site aynı biçimde çalışır.',
  more: 'Çerez Politikası',
  refuse: 'Reddet',
  accept: 'Kabul et',

  settingTitle: 'Ölçüm tercihiniz',
  granted: 'Ziyaretlerinizin ölçülmesine izin verdiniz. Dilediğiniz an geri alabilirsiniz.',
  refused: 'Ziyaretleriniz ölçülmüyor.',
  unasked: 'Henüz bir tercih yapmadınız; ziyaretleriniz ölçülmüyor.',
} as const
