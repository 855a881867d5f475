/** As long as a name may be (CHILD_NAME_MAX_LETTERS). */
export const LONG_NAME = 'Abdurrahmangazi Muhammedcan Şükrüyeönder'
