import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import PO from 'pofile'

/** The words of a catalogue by the ids that the macros leave in the code. */
export function readCatalogue(source: string): Map<string, CompiledMessage> {
  const { items } = PO.parse(source)
  return new Map(
    items
      .filter(({ obsolete }) => !obsolete)
      .map(({ msgid, msgctxt, msgstr: [words] }) => [generateMessageId(msgid, msgctxt), compileMessage(words || msgid)]),
  )
}
