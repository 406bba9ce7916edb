import type { EngineStatus } from '../engines/registry.ts'
import type { Offer } from '../engines/offer.ts'
import type { Say } from '../words/say.ts'

/** What every engine offers, as lines of text. */
export function describeEngines(statuses: readonly EngineStatus[], lanes: Readonly<Record<string, number>>, say: Say): string {
  return statuses.map((status) => [headOf(status, say), ...status.offers.map((offer) => describeOffer(offer, lanes))].join('\n')).join('\n\n')
}

function headOf({ id, name, state, reason, offers, facts = {} }: EngineStatus, say: Say): string {
  const told = Object.entries(facts).map(([what, how]) => `\n  ${what} ${how}`).join('')
  return `${id} (${name}): ${state}${reason ? `, ${say('en', reason, { refunded: 0 })}` : ''} · ${offers.length} offers${told}`
}

function describeOffer({ generator, model, accepts, lane, stays }: Offer, lanes: Readonly<Record<string, number>>): string {
  const fields = accepts === 'all' ? 'all fields' : Object.entries(accepts).map(([field, support]) => field + limitsOf(support)).join(' ')
  return `  ${generator.padEnd(22)} ${model.name.padEnd(28)} ${stays ? 'stays here' : 'is sent out'} · ${lanes[lane] ?? 1} at once · ${fields}`
}

function limitsOf(support: Exclude<Offer['accepts'], 'all'>[string]): string {
  if (support === true) return ''
  if ('max' in support && support.min !== undefined) return `(${support.min}-${support.max}${support.step === undefined || support.step === 1 ? '' : ` by ${support.step}`})`
  return 'max' in support ? `≤${support.max}` : `(${support.options.join('|')})`
}
