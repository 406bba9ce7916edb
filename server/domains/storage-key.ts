/** Where files of ours lie: whoever adds one says in sweep/known-keys.ts which rows refer to its files. */
export const storageAreas = ['works', 'uploads', 'previews', 'avatars', 'cloud', 'archives'] as const
export type StorageArea = (typeof storageAreas)[number]

/** Where a file of ours lies: 'works/2026/01/<name>.webp'. */
export function storageKey(area: StorageArea, name: string, extension: string, now: Date): string {
  return `${area}/${now.toISOString().slice(0, 7).replace('-', '/')}/${name}.${extension}`
}
