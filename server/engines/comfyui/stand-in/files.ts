import { createHash } from 'node:crypto'

export interface FileRef {
  filename: string
  subfolder: string
  type: string
}

const folders = ['input', 'output', 'temp']
const keyOf = ({ type, subfolder, filename }: FileRef) => `${type}/${subfolder}/${filename}`

/** The server's folders. */
export function createFiles() {
  const files = new Map<string, Buffer>()

  return {
    names: () => [...files.keys()],
    read: (file: FileRef) => files.get(keyOf(file)),
    remove: (file: FileRef) => files.delete(keyOf(file)),
    emptyTemp: () => [...files.keys()].filter((key) => key.startsWith('temp/')).forEach((key) => files.delete(key)),

    /** Stores an upload; another file of that name is kept, and the new one numbered. */
    upload(name: string, subfolder: string, type: string, bytes: Buffer): { name: string; subfolder: string; type: string } | undefined {
      if (!folders.includes(type) || name.includes('..') || subfolder.includes('..')) return undefined
      for (let number = 0; ; number++) {
        const filename = number === 0 ? name : name.replace(/(\.[^.]*)?$/, ` (${number})$1`)
        const there = files.get(keyOf({ filename, subfolder, type }))
        if (there && hash(there) !== hash(bytes)) continue
        files.set(keyOf({ filename, subfolder, type }), bytes)
        return { name: filename, subfolder, type }
      }
    },

    /** Stores an output under the next number of its prefix. */
    save(prefix: string, type: string, bytes: Buffer, ending = 'png'): FileRef {
      const at = prefix.lastIndexOf('/')
      const subfolder = at < 0 ? '' : prefix.slice(0, at)
      for (let number = 1; ; number++) {
        const file = { filename: `${prefix.slice(at + 1)}_${String(number).padStart(5, '0')}_.${ending}`, subfolder, type }
        if (files.has(keyOf(file))) continue
        files.set(keyOf(file), bytes)
        return file
      }
    },

    /** What `LoadImage.image` names: 'sub/name.png', with ' [temp]' or ' [output]' behind it where it is not an input. */
    named(image: string): Buffer | undefined {
      const [, path = image, type = 'input'] = /^(.*) \[(input|output|temp)\]$/.exec(image) ?? []
      const at = path.lastIndexOf('/')
      return files.get(keyOf({ filename: path.slice(at + 1), subfolder: at < 0 ? '' : path.slice(0, at), type }))
    },
  }
}

export type Files = ReturnType<typeof createFiles>

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
