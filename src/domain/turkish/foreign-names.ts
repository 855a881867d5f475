/**
 * Foreign names whose spelling misleads, as a Turkish family says them: Jane is Ceyn, so Jane'in and not
 * Jane'nin (TDK, Yazım Kılavuzu: an ending on a foreign name follows its pronunciation). Keys are small letters
 * with i for ı.
 */
export const FOREIGN_NAMES: Record<string, string> = {
  charlotte: 'şarlot',
}
