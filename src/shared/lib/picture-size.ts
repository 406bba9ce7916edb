/** The pixels of a picture at an address. Only in the browser. */
export async function pictureSize(src: string): Promise<{ width: number; height: number }> {
  const image = new Image()
  image.src = src
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}
