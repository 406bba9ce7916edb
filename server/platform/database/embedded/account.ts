import { existsSync } from 'node:fs'
import { chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Binaries } from './binaries.ts'

/**
 * How the PostgreSQL programs are started. They refuse to run as root; for root they run as an account without rights
 * ("nobody" by number, so that it needs no entry in /etc/passwd) which owns the data directory.
 */
export interface Account {
  binaries: Binaries
  /** Makes the account the owner of a directory. */
  own(directory: string): Promise<void>
  /** The command line and spawn options that start a program as the account. */
  command(program: string, args: string[]): { file: string; args: string[]; options: { uid?: number; gid?: number } }
}

const NOBODY = 65534
const SETPRIV = '/usr/bin/setpriv'
/** For a copy of the programs when the installation lies where other accounts cannot enter, such as /root. */
const COPIES = '/var/lib/inkling'

export async function chooseAccount(binaries: Binaries, dataDirectory: string): Promise<Account> {
  const owner = await stat(dataDirectory).catch(() => undefined)
  const self = process.getuid?.()
  if (self !== 0) {
    if (owner && owner.uid !== self) {
      throw new StartError(`${dataDirectory} belongs to another account. Start as that one, or give it to this one with chown -R.`)
    }
    return { binaries, own: async () => {}, command: (file, args) => ({ file, args, options: {} }) }
  }
  // A folder that an ordinary user started with goes on belonging to that user.
  const { uid, gid } = owner && owner.uid !== 0 ? owner : { uid: NOBODY, gid: NOBODY }
  const own = (directory: string) => chown(directory, uid, gid)
  const reachable = (await canEnter(binaries.root, uid)) ? binaries : await copyBinaries(binaries)
  if (await canEnter(path.dirname(dataDirectory), uid)) {
    return { binaries: reachable, own, command: (file, args) => ({ file, args, options: { uid, gid } }) }
  }
  if (!existsSync(SETPRIV)) {
    throw new StartError(
      `The embedded PostgreSQL cannot run as root, and the account it runs as instead cannot enter ${dataDirectory}. ` +
        'Set DATA_DIR to a folder whose parents everyone may enter, or start as an ordinary user.',
    )
  }
  // The right to pass directories, and nothing else of root's.
  const rights = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override']
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  return { binaries: reachable, own, command: (file, args) => ({ file: SETPRIV, args: [...identity, ...rights, file, ...args], options: {} }) }
}

async function canEnter(directory: string, account: number): Promise<boolean> {
  for (let at = path.resolve(directory); ; at = path.dirname(at)) {
    const { mode, uid } = await stat(at)
    const executable = uid === account ? 0o100 : 0o001
    if (!(mode & executable)) return false
    if (at === path.dirname(at)) return true
  }
}

async function copyBinaries(binaries: Binaries): Promise<Binaries> {
  const root = path.join(COPIES, `postgres-${binaries.version}`)
  if (!existsSync(root)) {
    const unfinished = `${root}.${process.pid}`
    await mkdir(COPIES, { recursive: true, mode: 0o755 })
    await cp(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true })
    // Another process may have been faster; its copy is as good.
    await rename(unfinished, root).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  return { ...binaries, root }
}
