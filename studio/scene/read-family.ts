import { has, valueOf, type Item } from './item.ts'
import type { Reading } from './reading.ts'
import type { Person } from './scene-spec.ts'

const isChild = (item: Item) => valueOf(item, 'age') === 'child' || valueOf(item, 'role') === 'baby'

/** None for words that name both a woman and a man ('a boy and a girl'). */
function genderOf(item: Item | undefined): Person['gender'] {
  const gender = valueOf(item, 'gender')
  return gender === 'mixed' ? undefined : gender
}

/** A parent who is named with a child is the picture's person, and has the child beside them. */
export function takeByHand({ person }: Reading, items: readonly Item[]): void {
  const parent = items.find((item) => has(item, 'parent'))
  const child = items.find((item) => has(item, 'subject') && isChild(item))
  const offspring = valueOf(parent, 'offspring')
  if (!parent || !(child ?? offspring)) return
  person.child = offspring ?? genderOf(child) ?? 'any'
  const [gender, age] = [genderOf(parent), valueOf(parent, 'age')]
  delete person.mixed
  delete person.gender
  delete person.age
  if (person.role === 'baby') delete person.role
  Object.assign(person, { ...(gender && { gender }), ...(age && { age }) })
}
