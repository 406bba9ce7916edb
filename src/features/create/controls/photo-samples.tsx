import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { download } from '~/shared/api/download.ts'
import { toast } from '~/shared/ui/toast/toast.ts'
import { useForm } from '../form.ts'
import styles from './photo.module.css'
import { samplesFor, type PhotoSample } from './photo-samples.ts'

const SIDE = 144

/** Photos of ours, one tap away. */
export function PhotoSamples({ field }: { field: string }) {
  const { t, i18n } = useLingui()
  const { generator, upload } = useForm()
  const take = useMutation({
    mutationFn: async ({ name, src }: PhotoSample) => {
      const photo = await download(src)
      upload(field, new File([photo], `${name}.webp`, { type: 'image/webp' }))
    },
    onError: () => toast({ text: t`示例照片没能打开，请稍后再试`, tone: 'error' }),
  })
  return (
    <div className={styles.samples}>
      <span>
        <Trans>没有照片？试试这些</Trans>
      </span>
      <div>
        {samplesFor(generator.id, field).map((sample) => {
          const words = i18n._(sample.words)
          return (
            <button
              key={sample.name}
              type="button"
              className={styles.sample}
              aria-label={t`用示例照片：${words}`}
              title={words}
              disabled={take.isPending}
              onClick={() => take.mutate(sample)}
            >
              <img src={sample.thumbnail} alt="" width={SIDE} height={SIDE} loading="lazy" decoding="async" />
            </button>
          )
        })}
      </div>
    </div>
  )
}
