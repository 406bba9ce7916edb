import { has, valueOf, type Item } from './item.ts'
import type { Reading } from './reading.ts'
import type { Person } from './scene-spec.ts'

const isChild = (item: Item) => valueOf(item, 'age') === 'child' || valueOf(item, 'role') === 'baby'

/** A parent who is named with a child is the picture's person, and has the child beside them. */
export function takeByHand({ person }: Reading, items: readonly Item[]): void {
  const parent = items.find((item) => has(item, 'parent'))
  const child = items.find((item) => has(item, 'subject') && isChild(item))
  const offspring = valueOf(parent, 'offspring')
  if (!parent || !(child ?? offspring)) return
  // The lexicons' types hold each list under a value of its own slot.
  person.child = (offspring ?? valueOf(child, 'gender') ?? 'any') as NonNullable<Person['child']>
  const [gender, age] = [valueOf(parent, 'gender'), valueOf(parent, 'age')] as [Person['gender'], Person['age']]
  delete person.mixed
  delete person.gender
  delete person.age
  if (person.role === 'baby') delete person.role
  Object.assign(person, { ...(gender && { gender }), ...(age && { age }) })
}
