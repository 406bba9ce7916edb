import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Trash2, X } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Upload } from '#contract/entities.ts'
import type { Tap } from '#contract/generators/fields.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { placeOf, pointAt } from '../geometry.ts'
import { undoByKey } from '../history-keys.ts'
import type { Point } from '../simplify.ts'
import { moved } from '../stage/arrow-keys.ts'
import { EditorGroup } from '../stage/editor-group.tsx'
import { KeyCursor } from '../stage/key-cursor.tsx'
import { Stage } from '../stage/stage.tsx'
import { StepButtons } from '../stage/step-buttons.tsx'
import tools from '../stage/tools.module.css'
import { useView } from '../stage/use-view.ts'
import { TapMarker } from './tap-marker.tsx'
import { TapPalette } from './tap-palette.tsx'
import { useTaps } from './use-taps.ts'

interface TapsEditorProps {
  photo: Upload
  taps: readonly Tap[]
  onChange: (taps: Tap[]) => void
  help: ReactNode
}

/** Gives places of a drawing their colours: pick one, tap where it belongs. */
export function TapsEditor({ photo, taps, onChange, help }: TapsEditorProps) {
  const { t } = useLingui()
  const photoView = useView(photo)
  const { size, view, fit } = photoView
  const state = useTaps(taps, onChange)
  const [cursor, setCursor] = useState<Point>()
  const { chosen } = state

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const here = cursor ?? pointAt({ x: size.width / 2, y: size.height / 2 }, view, fit)
    const next = moved(here, event)
    if (next) setCursor(next)
    else if (event.key === 'Enter' || event.key === ' ') {
      setCursor(here)
      if (cursor) state.add(here)
    } else return
    event.preventDefault()
  }
  return (
    <EditorGroup label={t`指定颜色`} onKeyDown={(event) => undoByKey(event, state.history)}>
      <Stage
        photo={photo}
        photoView={photoView}
        drawing={{ ...state.drawing, start: (touch) => (setCursor(undefined), state.drawing.start(touch)) }}
        help={<Trans>方向键移动光标，按住 Shift 走得更细；回车把颜色放在光标处。Tab 键走到放好的颜色，回车选中它，Delete 移除</Trans>}
        onKeyDown={onKeyDown}
      >
        {taps.map((tap, index) => (
          <TapMarker
            key={`${tap.at.join()} ${index}`}
            label={t`第 ${index + 1} 处颜色`}
            colour={tap.colour}
            place={placeOf(tap.at, view, fit)}
            chosen={chosen === index}
            onPress={() => state.toggle(index)}
            onRemove={() => state.remove(index)}
          />
        ))}
        {cursor && <KeyCursor place={placeOf(cursor, view, fit)} point={cursor} />}
      </Stage>
      <div className={tools.status}>
        <p role="status">
          {state.full ? <Trans>颜色已经够多了，先移除几处再继续</Trans> : taps.length === 0 ? help : <Plural value={taps.length} one="已指定 # 处颜色" other="已指定 # 处颜色" />}
        </p>
        <StepButtons history={state.history} photoView={photoView} />
      </div>
      <TapPalette colour={state.colour} onChange={state.pick} onCommit={state.settle}>
        {chosen === undefined ? (
          <IconButton icon={Trash2} label={t`全部清除`} disabled={taps.length === 0} onClick={state.clear} />
        ) : (
          <IconButton icon={X} label={t`移除这处`} tone="solid" onClick={() => state.remove(chosen)} />
        )}
      </TapPalette>
    </EditorGroup>
  )
}
