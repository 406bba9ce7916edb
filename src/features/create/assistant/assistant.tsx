import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Dices, History, Plus, Undo2, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Chip } from '~/shared/ui/chip-group/chip.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { useForm } from '../form.ts'
import styles from './assistant.module.css'
import { firstWords } from './first-words.ts'
import { promptingOf } from './ideas.ts'
import { Panel } from './panel.tsx'
import { usePromptHistory } from './prompt-history.ts'
import { useReplaced } from './use-replaced.ts'
import { Word } from './word.tsx'

/** Opened by few, and their words are many. */
const Enrichments = lazyPart(() => import('./enrichments.tsx'), 'Enrichments', { whenFails: 'here' })
const EarlierPrompts = lazyPart(() => import('./earlier-prompts.tsx'), 'EarlierPrompts', { whenFails: 'here' })
const AllWords = lazyPart(() => import('./all-words.tsx'), 'AllWords', { whenFails: 'here' })

/** Help with writing a prompt: its tools, for inside the box, and what stands under it. */
export function useAssistant(prompt: string, onChange: (prompt: string) => void) {
  const { t, i18n } = useLingui()
  const { generator, offers } = useForm()
  const { data: person } = useQuery(userQuery)
  const { prompts, remove, clear } = usePromptHistory(person?.id, generator)
  const { replace, undo } = useReplaced(prompt, onChange)
  const [panel, setPanel] = useState<'enrich' | 'history' | 'words'>()
  const { ideas, scene } = promptingOf(generator.id, offers.builtIn)
  const toggle = (which: typeof panel) => setPanel(panel === which ? undefined : which)
  const close = () => setPanel(undefined)
  const choose = (text: string) => {
    replace(text)
    close()
  }
  const suggest = () => {
    const others = ideas.map((idea) => i18n._(idea)).filter((idea) => idea !== prompt)
    replace(others[Math.floor(Math.random() * others.length)]!)
  }

  const tools = (
    <>
      <Button tone="quiet" size="small" icon={Dices} onClick={suggest}>
        <Trans>来个灵感</Trans>
      </Button>
      {prompts.length > 0 && (
        <IconButton
          icon={History}
          label={t`写过的描述`}
          aria-expanded={panel === 'history'}
          onPointerEnter={EarlierPrompts.prepare}
          onClick={() => toggle('history')}
        />
      )}
      {undo && <IconButton icon={Undo2} label={t`撤销`} onClick={undo} />}
    </>
  )
  const below = (
    <>
      {scene && (
        <div className={styles.words} data-paint-later="box">
          <Chip
            icon={WandSparkles}
            disabled={prompt.trim() === ''}
            aria-expanded={panel === 'enrich'}
            onPointerEnter={Enrichments.prepare}
            onClick={() => toggle('enrich')}
          >
            <Trans>帮我丰富</Trans>
          </Chip>
          {Object.values(firstWords).map((word) => (
            <Word key={word.id} word={word} prompt={prompt} onChange={onChange} />
          ))}
          <Chip icon={Plus} aria-expanded={panel === 'words'} onPointerEnter={AllWords.prepare} onClick={() => toggle('words')}>
            <Trans>更多词</Trans>
          </Chip>
        </div>
      )}
      <Panel open={panel === 'enrich'} onClose={close} title={t`选一种说法`}>
        <Enrichments prompt={prompt} onChoose={choose} />
      </Panel>
      <Panel open={panel === 'history'} onClose={close} title={t`写过的描述`}>
        <EarlierPrompts prompts={prompts} onChoose={choose} onRemove={remove} onClear={clear} />
      </Panel>
      <Panel open={panel === 'words'} onClose={close} title={t`加几个词`}>
        <AllWords prompt={prompt} onChange={onChange} />
      </Panel>
    </>
  )
  return { tools, below }
}
