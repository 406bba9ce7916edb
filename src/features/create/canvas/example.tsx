import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ImagePlay, Images } from 'lucide-react'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { BeforeAfter } from '~/shared/ui/before-after/before-after.tsx'
import { download } from '~/shared/api/download.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import { useForm } from '../form.ts'
import styles from './canvas.module.css'
import { FilmExample } from './late-film-example.ts'
import own from './example.module.css'

const SIDE = 1024

/** What the generator makes, seen before it is asked for. */
export function Example({ generator }: { generator: string }) {
  const { t } = useLingui()
  const { data } = useQuery(generatorListQuery)
  const card = data?.categories.flatMap((category) => category.generators).find((known) => known.id === generator)
  const [first, ...more] = card?.examples ?? []
  if (!first)
    return (
      <p className={own.none}>
        <Images aria-hidden />
        <Trans>作品会出现在这里</Trans>
      </p>
    )
  return (
    <div className={styles.example}>
      {first.before && card?.makes !== 'text' ? (
        <BeforeAfter
          before={first.before}
          after={first.after}
          alt={t`示例`}
          width={SIDE}
          height={SIDE}
          demo
          transparent={generator === 'cutout'}
          className={styles.examplePicture}
        />
      ) : (
        <div className={styles.mosaic}>
          {[first, ...more].slice(0, 4).map(({ after, film }) => {
            const picture = <Picture key={after} src={after} alt={t`示例`} width={SIDE} height={SIDE} />
            return film ? <FilmExample key={film} film={film} poster={after} side={SIDE} fallback={picture} /> : picture
          })}
        </div>
      )}
      <div className={own.foot}>
        <p className={styles.exampleNote}>
          <Trans>示例，由 Inkling 制作</Trans>
        </p>
        {first.before && <TryPhoto address={first.before} />}
      </div>
    </div>
  )
}

/** The example's own photo, for those who have none at hand. */
function TryPhoto({ address }: { address: string }) {
  const { i18n } = useLingui()
  const { upload } = useForm()
  const take = useMutation({
    mutationFn: async () => {
      const photo = await download(address)
      upload('photo', new File([photo], 'example', { type: photo.type }))
    },
    onError: (error) => showCallError(error, i18n),
  })
  return (
    <Button size="small" icon={ImagePlay} loading={take.isPending} onClick={() => take.mutate()}>
      <Trans>用这张试试</Trans>
    </Button>
  )
}
