import { execFileSync } from 'node:child_process'

/** Programs to compare with, as commands that read one PNG and write another. */
export interface OtherDenoiser {
  name: string
  command(from: string, to: string): [program: string, ...arguments: string[]]
  probe: [program: string, ...arguments: string[]]
}

const PYTHON = '/usr/bin/python3'

const known: readonly OtherDenoiser[] = [
  {
    name: 'OpenCV fastNlMeans',
    probe: [PYTHON, '-c', 'import cv2'],
    command: (from, to) => [
      PYTHON,
      '-c',
      'import cv2, sys; cv2.imwrite(sys.argv[2], cv2.fastNlMeansDenoisingColored(cv2.imread(sys.argv[1]), None, 20, 20, 7, 21))',
      from,
      to,
    ],
  },
  {
    name: "G'MIC denoise 10,8,5,8",
    probe: ['gmic', '-version'],
    command: (from, to) => ['gmic', '-v', '-99', from, 'denoise', '10,8,5,8', 'cut', '0,255', '-output', to],
  },
]

export function runQuietly([program, ...options]: [string, ...string[]]): void {
  execFileSync(program, options, { stdio: 'ignore' })
}

/** Those that are installed; says which are not. */
export function findOtherDenoisers(): readonly OtherDenoiser[] {
  return known.filter(({ name, probe }) => {
    try {
      runQuietly(probe)
      return true
    } catch {
      process.stdout.write(`${name} is not installed: left out\n`)
      return false
    }
  })
}
