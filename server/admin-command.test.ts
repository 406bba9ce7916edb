import { describe, expect, it } from 'vitest'
import { readCommand } from './admin-command.ts'
import { UsageError } from './usage-error.ts'

const read = (line: string) => readCommand(line.split(' ').filter(Boolean))

describe("the owner's command line", () => {
  it.each([
    ['', 'Which command?'],
    ['show', 'show needs --phone.'],
    ['show --phone 12', 'this is no mobile number'],
    ['grant-role --phone +8613700000000', '--role is missing'],
    ['grant-role --phone +8613700000000 --role a,b', '--role a,b: it is a word'],
    ['member --phone +8613700000000 --days -1', '--days'],
    ['member --phone +8613700000000 --days many', '--days many: it is a whole number'],
    ['show --phone +8613700000000 --days 3', 'show does not take --days.'],
    ['show all --phone +8613700000000', 'show does not take all.'],
    ['check-ledger --phone +8613700000000', 'check-ledger does not take --phone.'],
    ['toString --phone +8613700000000', 'There is no command toString.'],
    ['show --fone +8613700000000', '--fone'],
    ['check-payments stripe', 'check-payments does not take stripe.'],
  ])('"%s" is refused', (line, words) => {
    expect(() => read(line)).toThrow(UsageError)
    expect(() => read(line)).toThrow(words)
  })

  it('takes a number with or without its country code', () => {
    expect(read('show --phone 13700000000')).toMatchObject({ phone: '+8613700000000' })
    expect(read('member --days=0 --phone=+819012345678')).toMatchObject({ phone: '+819012345678' })
  })

  it.each(['--help', '-h', 'show --help', 'check-ledger -h'])('asks for help by %s', (line) => {
    expect(read(line)).toBeUndefined()
  })
})
