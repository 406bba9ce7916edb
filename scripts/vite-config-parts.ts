import type { Plugin } from 'vite'
import { appConfig } from '../app.config.ts'

const PART = 'virtual:app-config/'
const groups: Readonly<Record<string, unknown>> = appConfig
const isGroup = (value: unknown): value is object => typeof value === 'object' && !Array.isArray(value)

/**
 * Gives a browser what it uses of `appConfig`, with the page that uses it. An object comes whole, and most of this one is the
 * server's: `appConfig.login.codeDigits` becomes a constant of a module of its own for `login`, of which the bundler leaves out
 * what nobody reads.
 */
export function configParts(): Plugin {
  return {
    name: 'inkling:config-parts',
    apply: 'build',
    // After types and JSX are gone.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { filter: { id: new RegExp(`^${PART}`) }, handler: (id) => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0${PART}`) }, handler: (id) => partModule(id.slice(PART.length + 1)) },
    transform: { filter: { code: /\bappConfig\b/ }, handler: (code) => ({ code: withParts(code), map: null }) },
  }
}

/** The module of a group by its name, or without one that of the values that belong to none. */
export function partModule(group: string): string {
  const entries = group === '' ? Object.entries(groups).filter(([, value]) => !isGroup(value)) : Object.entries(groups[group] as object)
  return entries.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
}

/** A module's code with its reads of `appConfig` taken from the groups; whatever else it does with it stays as it is. */
export function withParts(code: string): string {
  const used = new Set<string>()
  const read = (name: string) => {
    const group = isGroup(groups[name]) ? name : ''
    used.add(group)
    return group === name ? `__config_${group}` : `__config_.${name}`
  }
  const apart = code
    .replaceAll(/\{([\w\s,]+)\}\s*=\s*appConfig\.(\w+)\b(?![.[(])/g, (whole, names: string, name: string) =>
      isGroup(groups[name]) ? namesOf(names).map((key) => `${key} = ${read(name)}.${key}`).join(', ') : whole)
    .replaceAll(/\{([\w\s,]+)\}\s*=\s*appConfig\b(?![.[(])/g, (_, names: string) => namesOf(names).map((key) => `${key} = ${read(key)}`).join(', '))
    .replaceAll(/\bappConfig\.(\w+)/g, (_, name: string) => read(name))
  return [...used].map((group) => `import * as __config_${group} from ${JSON.stringify(PART + group)};\n`).join('') + apart
}

const namesOf = (names: string) => names.split(',').map((name) => name.trim()).filter(Boolean)
