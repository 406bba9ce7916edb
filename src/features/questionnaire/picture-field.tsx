import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, X } from 'lucide-react'
import { Button } from '~/shared/ui/button/button.tsx'
import { usePicturePicker } from '~/shared/ui/picture-picker/use-picture-picker.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import type { QuestionnaireForm } from './use-questionnaire-form.ts'

/** A picture that shows what is meant; sent as soon as it is chosen. */
export function PictureField({ form: { picture, share } }: { form: QuestionnaireForm }) {
  const { t } = useLingui()
  const { inputs, choose } = usePicturePicker({ label: t`配图`, facing: 'environment', onPick: (file) => picture.mutate(file) })
  return (
    <div>
      {inputs}
      {picture.isPending ? (
        <ProgressBar label={t`正在上传图片`} value={share} />
      ) : picture.data ? (
        <Button size="small" icon={X} onClick={() => picture.reset()}>
          <Trans>移除图片</Trans>
        </Button>
      ) : (
        <Button size="small" icon={ImagePlus} onClick={choose}>
          <Trans>配张图</Trans>
        </Button>
      )}
    </div>
  )
}
