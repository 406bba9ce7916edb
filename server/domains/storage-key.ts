/** Where a file of ours lies: 'works/2026/01/<name>.webp'. */
export function storageKey(area: 'works' | 'uploads' | 'previews' | 'avatars' | 'cloud', name: string, extension: string, now: Date): string {
  return `${area}/${now.toISOString().slice(0, 7).replace('-', '/')}/${name}.${extension}`
}
