import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportFormats, labelPlaces, type ExportFormat, type LabelPlace } from '#contract/endpoints/gallery-choices.ts'
import type { Work } from '#contract/entities.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { RadioGroup } from '~/shared/ui/radio/radio-group.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { keepSaveChoice, keptSaveChoice, type SaveChoice } from './save-choice.ts'
import styles from './save-sheet.module.css'

const formatWords: Record<ExportFormat, { name: string; about: ReturnType<typeof msg> }> = {
  png: { name: 'PNG', about: msg`无损` },
  jpg: { name: 'JPG', about: msg`通用` },
  webp: { name: 'WebP', about: msg`更小` },
}

const placeWords: Record<LabelPlace, ReturnType<typeof msg>> = {
  'bottom-right': msg`右下角`,
  'bottom-left': msg`左下角`,
  bottom: msg`底部居中`,
  'top-right': msg`右上角`,
  'top-left': msg`左上角`,
}

interface SaveSheetProps {
  work: Work
  open: boolean
  onOpenChange: (open: boolean) => void
  onSave: (choice: SaveChoice) => void
}

/** Which file a work is saved as; what is chosen holds from then on. */
export function SaveSheet({ work, open, onOpenChange, onSave }: SaveSheetProps) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const [choice, setChoice] = useState<SaveChoice>(() => keptSaveChoice() ?? { format: 'png', place: 'bottom-right' })
  const save = () => {
    keepSaveChoice(choice)
    onSave(choice)
    onOpenChange(false)
  }
  // A cutout goes into another picture; a JPG of it cannot be see-through.
  const unmarked = work.transparent && choice.format !== 'jpg'
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`格式与标识`}
      placement="center"
      footer={
        <Button tone="primary" size="large" icon={Download} onClick={save}>
          <Trans>保存</Trans>
        </Button>
      }
    >
      <RadioGroup
        label={t`格式`}
        options={exportFormats.map((format) => ({
          value: format,
          content: (
            <>
              <strong>{formatWords[format].name}</strong>
              <small>{i18n._(formatWords[format].about)}</small>
            </>
          ),
        }))}
        value={choice.format}
        onChange={(format) => setChoice({ ...choice, format })}
        className={styles.formats}
        optionClassName={styles.option}
      />
      {work.transparent && choice.format === 'jpg' && (
        <p className={styles.note}>
          <Trans>JPG 没有透明，空白处会填成白色</Trans>
        </p>
      )}
      {unmarked ? (
        <p className={styles.note}>
          <Trans>透明的图没有可见标识，AI 标识写在文件信息里</Trans>
        </p>
      ) : (
        <>
          <h3 className={styles.heading}>
            <Trans>AI 标识的位置</Trans>
          </h3>
          <RadioGroup
            label={t`AI 标识的位置`}
            options={labelPlaces.map((place) => ({
              value: place,
              content: (
                <>
                  <span className={styles.diagram} data-place={place} />
                  <small>{i18n._(placeWords[place])}</small>
                </>
              ),
            }))}
            value={choice.place}
            onChange={(place) => setChoice({ ...choice, place })}
            className={styles.places}
            optionClassName={styles.option}
          />
        </>
      )}
    </Sheet>
  )
}
