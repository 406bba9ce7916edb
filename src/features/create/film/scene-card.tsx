import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { appConfig } from '#config'
import { cameraMoves, storyboardLimits, type CameraMove, type Scene } from '#contract/generators/film-choices.ts'
import { cameraWords } from '~/entities/generator/choices/films.words.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { Stepper } from '~/shared/ui/stepper/stepper.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import styles from './film.module.css'

interface SceneCardProps {
  scene: Scene
  number: number
  onChange: (scene: Scene) => void
  onRemove: () => void
  /** Absent where there is nowhere to go. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

export function SceneCard({ scene, number, onChange, onRemove, onUp, onDown }: SceneCardProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { captionMax, leastSeconds, mostSceneSeconds, step } = storyboardLimits
  return (
    <li className={styles.scene} aria-label={t`分镜 ${number}`}>
      <div className={styles.sceneHead}>
        <span className={styles.number}>{number}</span>
        <span className={styles.grow} />
        <IconButton icon={ArrowUp} label={t`往前移`} disabled={!onUp} onClick={onUp} />
        <IconButton icon={ArrowDown} label={t`往后移`} disabled={!onDown} onClick={onDown} />
        <IconButton icon={Trash2} label={t`删掉这个分镜`} onClick={onRemove} />
      </div>
      <TextArea label={t`字幕`} value={scene.caption} onChange={(caption) => onChange({ ...scene, caption })} maximum={captionMax} rows={1} />
      <TextArea
        label={t`画面`}
        value={scene.picture}
        onChange={(picture) => onChange({ ...scene, picture })}
        maximum={appConfig.creation.promptMaxLength}
        rows={1}
        placeholder={t`这一幕看到什么`}
      />
      <Stepper label={t`秒数`} value={scene.seconds} onChange={(seconds) => onChange({ ...scene, seconds })} min={leastSeconds} max={mostSceneSeconds} step={step} />
      <div className={styles.choice}>
        <label htmlFor={id}>{t`镜头`}</label>
        <select id={id} className={styles.select} value={scene.camera} onChange={({ target }) => onChange({ ...scene, camera: target.value as CameraMove })}>
          {cameraMoves.map((move) => (
            <option key={move} value={move}>
              {i18n._(cameraWords[move])}
            </option>
          ))}
        </select>
      </div>
    </li>
  )
}
