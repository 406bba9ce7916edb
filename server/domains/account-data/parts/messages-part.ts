import type { Platform } from '../../../platform/platform.ts'
import { messageWords } from '../../../words/messages.ts'
import { createSpeaker } from '../../../words/speaker.ts'
import { messages } from '../../messages/messages.table.ts'
import type { PersonalData } from './personal-data.ts'
import { personalTable } from './personal-table.ts'

/** Messages to the person, in the words that they are read in. */
export function messagesPart(platform: Platform): PersonalData {
  const speak = createSpeaker(messageWords)
  return personalTable(platform, {
    kind: 'messages',
    table: messages,
    owner: messages.userId,
    order: [messages.createdAt, messages.id],
    show: ({ kind, template, values, link, createdAt, readAt }, locale) => {
      // A template's name is stored as a text: one of an earlier version may have no words any more.
      const say = (part: 'title' | 'body') => (`${template}.${part}` in messageWords ? speak(locale, `${template}.${part}`, values) : '')
      return { kind, title: say('title'), body: say('body'), link, createdAt, readAt }
    },
  })
}
