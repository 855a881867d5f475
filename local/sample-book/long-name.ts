/** The longest possible name (CHILD_NAME_MAX_LETTERS). */
export const LONG_NAME = 'Abdurrahmangazi Muhammedcan Şükrüyeönder'
