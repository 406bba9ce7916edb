import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { countCharacters } from '#contract/characters.ts'
import { commentRules } from '#contract/comment-rules.ts'
import type { Person } from '#contract/endpoints/follows.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { useKeptFields } from '~/shared/lib/use-kept-fields.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { useWriteComment } from './comment.mutations.ts'
import styles from './comments.module.css'
import { nameBefore, withMarks, withName } from './named-people.ts'

/** Fetched when somebody first writes a name. */
const MentionSuggestions = lazyPart(() => import('./mention-suggestions.tsx'), 'MentionSuggestions', { whenFails: 'quiet' })

interface CommentFormProps {
  workId: string
  /** What it answers, and whose that is. */
  answered?: { id: string; name: string }
  onAsk: (action: () => void) => void
  onSent?: () => void
}

const empty = { text: '' }

/** What is written stays on the device until it is sent, also over a login. */
export function CommentForm({ workId, answered, onAsk, onSent }: CommentFormProps) {
  const { t, i18n } = useLingui()
  const { fields, set, forget } = useKeptFields(`comment.${answered?.id ?? workId}`, empty)
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const [caret, setCaret] = useState(0)
  const write = useWriteComment(workId, answered?.id)
  const written = nameBefore(fields.text, caret)
  const tooLong = countCharacters(fields.text) > commentRules.textMax
  const send = () =>
    write.mutate(withMarks(fields.text.trim(), chosen), {
      onSuccess() {
        forget()
        setChosen([])
        onSent?.()
      },
    })
  const name = (person: Person) => {
    setChosen((people) => [...people.filter(({ id }) => id !== person.id), person])
    set({ text: withName(fields.text, caret, written ?? '', person.nickname) })
  }
  return (
    <form
      className={styles.form}
      onSelect={({ target }) => target instanceof HTMLTextAreaElement && setCaret(target.selectionStart)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!write.isPending) onAsk(send)
      }}
    >
      <TextArea
        label={answered ? t`回复 ${answered.name}` : t`写评论`}
        hideLabel={!answered}
        placeholder={t`说说你的感受，输入 @ 可以提到别人`}
        rows={2}
        maximum={commentRules.textMax}
        value={fields.text}
        onChange={(text) => set({ text })}
        error={write.error ? errorText(write.error, i18n) : undefined}
      />
      {written !== undefined && <MentionSuggestions workId={workId} search={written} onChoose={name} />}
      <Button type="submit" size="small" tone={fields.text.trim() ? 'primary' : 'secondary'} disabled={fields.text.trim() === '' || tooLong} loading={write.isPending}>
        <Trans>发送</Trans>
      </Button>
    </form>
  )
}
