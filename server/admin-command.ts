import { parseArgs } from 'node:util'
import { permissions } from '#contract/permissions.ts'
import type { AccountAdmin } from './domains/account/account-admin.ts'
import { parsePhone } from './domains/account/phone.ts'
import type { UserRow } from './domains/account/users.table.ts'
import { UsageError } from './usage-error.ts'

interface AccountCommand {
  phone: string
  run(admin: AccountAdmin): Promise<UserRow | undefined>
}

/** What needs no account, and what it does. */
const checks = {
  'check-ledger': 'Adds all movements of points up again, and tells what does not agree.',
  'check-payments': 'Asks the providers of payments whether they know us.',
}
type Check = keyof typeof checks

/** Something to do to an account, or a check of the whole. */
export type AdminCommand = AccountCommand | Check

interface Command {
  about: string
  option?: OptionName
  run(admin: AccountAdmin, phone: string, value: string): Promise<UserRow | undefined>
}

const name = { pattern: /^[a-z][\w:.-]{0,39}$/i, rule: 'is a word of letters, digits and _ : . - that begins with a letter' }
const optionNames = ['role', 'permission', 'days'] as const
type OptionName = (typeof optionNames)[number]
const options: Record<OptionName, typeof name> = {
  role: name,
  permission: { pattern: new RegExp(`^(${permissions.join('|')})$`), rule: `is one of ${permissions.join(', ')}` },
  days: { pattern: /^\d{1,5}$/, rule: 'is a whole number of days, 0 or more' },
}

const commands: Record<string, Command> = {
  'show': { about: 'Shows the account.', run: (admin, phone) => admin.find(phone) },
  'grant-role': { about: 'Gives a role.', option: 'role', run: (admin, phone, role) => admin.grant(phone, 'roles', role) },
  'revoke-role': { about: 'Takes a role away.', option: 'role', run: (admin, phone, role) => admin.revoke(phone, 'roles', role) },
  'grant-permission': {
    about: 'Gives a permission.',
    option: 'permission',
    run: (admin, phone, permission) => admin.grant(phone, 'permissions', permission),
  },
  'revoke-permission': {
    about: 'Takes a permission away.',
    option: 'permission',
    run: (admin, phone, permission) => admin.revoke(phone, 'permissions', permission),
  },
  'member': {
    about: 'Makes a member for so many days from now; 0 ends it.',
    option: 'days',
    run: (admin, phone, days) => admin.setMember(phone, Number(days)),
  },
}

const example = (line: string, about: string) => `  ${line.padEnd(62)}${about}`
const examples = [
  ...Object.entries(commands).map(([command, { option, about }]) =>
    example(`${command} --phone <number>${option ? ` --${option} <${option}>` : ''}`, about),
  ),
  ...Object.entries(checks).map(([check, about]) => example(check, about)),
]

export const usage = `npm run admin -- <command>, on the machine and with the variables of the server:

${examples.join('\n')}

A number without a country code is one of the default region. Servers that run know of a change at once.`

/** Reads a command line; undefined when it asks for help. */
export function readCommand(args: string[]): AdminCommand | undefined {
  const { values, positionals } = parse(args)
  if (values.help) return undefined
  const [title = '', ...rest] = positionals
  if (isCheck(title)) {
    const given = [...rest, ...Object.keys(values).map((option) => `--${option}`)]
    if (given.length > 0) throw new UsageError(`${title} does not take ${given[0]}.`)
    return title
  }
  const command = Object.hasOwn(commands, title) ? commands[title] : undefined
  if (!command) throw new UsageError(title ? `There is no command ${title}.` : 'Which command?')
  const unused = optionNames.find((option) => values[option] !== undefined && option !== command.option)
  if (rest.length > 0 || unused) throw new UsageError(`${title} does not take ${unused ? `--${unused}` : rest.join(' ')}.`)
  if (!values.phone) throw new UsageError(`${title} needs --phone.`)
  const phone = phoneOf(values.phone)
  const value = command.option ? valueOf(command.option, values[command.option]) : ''
  return { phone, run: (admin) => command.run(admin, phone, value) }
}

const isCheck = (title: string): title is Check => Object.hasOwn(checks, title)

function parse(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const known = { phone: text, role: text, permission: text, days: text, help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ args, options: known, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function valueOf(option: OptionName, value: string | undefined): string {
  const { pattern, rule } = options[option]
  if (value === undefined) throw new UsageError(`--${option} is missing: it ${rule}.`)
  if (!pattern.test(value)) throw new UsageError(`--${option} ${value}: it ${rule}.`)
  return value
}

function phoneOf(typed: string): string {
  try {
    return parsePhone(typed)
  } catch {
    throw new UsageError(`--phone ${typed}: this is no mobile number. Write it with its country code, such as +8613912345678.`)
  }
}
