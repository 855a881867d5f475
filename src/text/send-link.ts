/** Sentences beside a link that a parent sends to somebody. */
export const SEND_LINK = {
  copy: 'Kopyala',
  copied: 'Bağlantı kopyalandı.',
  copyFailed: 'Kopyalanamadı; bağlantıyı seçip kendiniz kopyalayın.',
  whatsApp: 'WhatsApp’tan gönder',
} as const
