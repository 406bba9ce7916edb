import { Plural, Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { secondsOf, storyboardLimits, type Scene } from '#contract/generators/film-choices.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Labelled } from '../controls/labelled.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import { useForm } from '../form.ts'
import styles from './film.module.css'
import { SceneCard } from './scene-card.tsx'

const added: Scene = { caption: '', picture: '', seconds: 4, camera: 'push' }

/** The scenes of a film, to be edited before anything is paid. */
export function StoryboardControl({ name, label, error }: ControlProps) {
  const { values, set } = useForm()
  const scenes = (values[name] as Scene[] | undefined) ?? []
  const seconds = secondsOf(scenes)
  const { mostScenes, mostSeconds } = storyboardLimits
  const change = (next: Scene[]) => set(name, next)
  const replace = (i: number, scene: Scene) => change(scenes.map((known, k) => (k === i ? scene : known)))
  const swap = (i: number, k: number) => change(scenes.map((scene, at) => (at === i ? scenes[k]! : at === k ? scenes[i]! : scene)))
  if (scenes.length === 0)
    return (
      <Labelled label={label} error={error}>
        <p className={styles.hint}>
          <Trans>点“生成分镜”，先看看每一幕再改；不点也可以，会照着剧本自动分镜。</Trans>
        </p>
      </Labelled>
    )
  return (
    <Labelled
      label={label}
      error={error}
      aside={
        <span className={styles.figure} data-over={seconds > mostSeconds || undefined}>
          <Plural value={scenes.length} one="# 个分镜" other="# 个分镜" />
          {' · '}
          <Trans>
            {seconds} / {mostSeconds} 秒
          </Trans>
        </span>
      }
    >
      <ol className={styles.scenes}>
        {scenes.map((scene, i) => (
          <SceneCard
            // A scene has no name but its place.
            key={i}
            scene={scene}
            number={i + 1}
            onChange={(next) => replace(i, next)}
            onRemove={() => change(scenes.filter((_, k) => k !== i))}
            onUp={i > 0 ? () => swap(i, i - 1) : undefined}
            onDown={i < scenes.length - 1 ? () => swap(i, i + 1) : undefined}
          />
        ))}
      </ol>
      {scenes.length < mostScenes && (
        <Button size="small" tone="quiet" icon={Plus} onClick={() => change([...scenes, added])}>
          <Trans>加一个分镜</Trans>
        </Button>
      )}
    </Labelled>
  )
}
