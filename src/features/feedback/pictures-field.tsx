import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, RefreshCw, X } from 'lucide-react'
import { feedbackRules } from '#contract/feedback-rules.ts'
import { isFilm } from '~/shared/api/upload.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { usePageFiles } from '~/shared/ui/picture-picker/use-page-files.ts'
import { usePicturePicker } from '~/shared/ui/picture-picker/use-picture-picker.tsx'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import { ProgressRing } from '~/shared/ui/progress/progress-ring.tsx'
import { Attached } from './attached.tsx'
import styles from './feedback.module.css'
import type { FeedbackForm } from './use-feedback-form.ts'

/** Up to six pictures, a film among them: chosen, pasted or dropped anywhere on the page. */
export function PicturesField({ form }: { form: FeedbackForm }) {
  const { t } = useLingui()
  const { fields, pictures, room, asPerson } = form
  const label = t`附上图片或录屏`
  const picker = usePicturePicker({ label, facing: 'environment', most: room, films: true, onPick: pictures.add })
  // Whoever pastes words pastes no file, and is asked nothing.
  usePageFiles(room > 0, (files) => files?.length && asPerson(() => picker.take(files)))
  const removeArrived = (id: string) => form.set({ pictures: fields.pictures.filter((picture) => picture.id !== id) })
  return (
    <section className={styles.pictures} aria-label={label}>
      {picker.inputs}
      <div className={styles.label}>
        <Trans>图片或一段录屏（选填）</Trans>
        <span className={styles.quiet}>
          {feedbackRules.picturesMost - room}/{feedbackRules.picturesMost}
        </span>
      </div>
      <ul className={styles.grid}>
        {fields.pictures.map((picture) => (
          <li key={picture.id} className={styles.tile}>
            <Attached url={pictures.urlOf(picture)} film={picture.film !== undefined} />
            <IconButton tone="glass" icon={X} label={t`移除`} className={styles.corner} onClick={() => removeArrived(picture.id)} />
          </li>
        ))}
        {pictures.waiting.map((one) => (
          <li key={one.key} className={styles.tile} data-waiting>
            <Attached url={one.url} film={isFilm(one.file)} />
            <span className={styles.over}>
              {one.failed ? (
                <IconButton tone="glass" icon={RefreshCw} label={t`重新上传`} onClick={() => pictures.retry(one)} />
              ) : (
                <ProgressRing label={t`正在上传`} value={one.share < 1 ? one.share : null} size={36} />
              )}
            </span>
            <IconButton tone="glass" icon={X} label={t`移除`} className={styles.corner} onClick={() => pictures.remove(one)} />
          </li>
        ))}
        {room > 0 && (
          <li>
            <button type="button" className={styles.addTile} onClick={() => asPerson(picker.choose)}>
              <ImagePlus aria-hidden />
              <Trans>添加</Trans>
            </button>
          </li>
        )}
      </ul>
      <p className={styles.byMouse}>
        <Trans>可以拖进来，也可以粘贴</Trans>
      </p>
      <Problem text={form.errorOf('pictures')} />
    </section>
  )
}
