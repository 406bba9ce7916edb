import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { appConfig } from '#config'
import { countCharacters } from '#contract/characters.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Chip } from '~/shared/ui/chip-group/chip.tsx'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import { PictureField } from './picture-field.tsx'
import styles from './questionnaire.module.css'
import { purposeWords, satisfactionWords, type Purpose } from './questionnaire.words.ts'
import { useQuestionnaireForm } from './use-questionnaire-form.ts'

const purposes = Object.keys(purposeWords) as Purpose[]

/** How the person likes it so far; everything but the first answer may be left out. */
export function QuestionnaireSheet({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const [missing, setMissing] = useState(false)
  const form = useQuestionnaireForm(() => {
    toast({ text: t`谢谢你，我们会认真看`, tone: 'success' })
    onClose()
  })
  const tooLong = countCharacters(form.words) > appConfig.inputMaxLength
  const problem = missing && form.satisfaction === undefined ? t`先选一个满意度吧` : form.sending.error && errorText(form.sending.error, i18n)
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`用得还顺手吗？`}
      description={t`几个小问题，半分钟就好。`}
      placement="center"
      footer={
        <div className={styles.answers}>
          <Button size="large" onClick={onClose}>
            <Trans>不用了</Trans>
          </Button>
          <Button
            size="large"
            tone="primary"
            loading={form.sending.isPending}
            disabled={form.picture.isPending || tooLong}
            onClick={() => setMissing(!form.send())}
          >
            <Trans>提交</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        <p className={styles.label} aria-hidden>
          <Trans>整体满意度</Trans>
        </p>
        <ChipGroup
          label={t`整体满意度`}
          choices={satisfactionWords.map((words, index) => ({ value: String(index + 1), label: i18n._(words) }))}
          value={String(form.satisfaction ?? '')}
          onChange={(value) => form.setSatisfaction(Number(value))}
        />
        <p className={styles.label} aria-hidden>
          <Trans>你主要用来做什么？可多选</Trans>
        </p>
        <div className={styles.chips} role="group" aria-label={t`主要用途`}>
          {purposes.map((purpose) => (
            <Chip key={purpose} pressed={form.purposes.includes(purpose)} onClick={() => form.togglePurpose(purpose)}>
              {i18n._(purposeWords[purpose])}
            </Chip>
          ))}
        </div>
        <TextArea
          label={t`想对我们说的话`}
          value={form.words}
          onChange={form.setWords}
          placeholder={t`哪里好用，哪里别扭，都可以写`}
          error={tooLong ? t`请精简到 140 字以内` : undefined}
        />
        <PictureField form={form} />
        <Problem text={problem} />
      </div>
    </Sheet>
  )
}
