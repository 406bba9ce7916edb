import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Camera, Search } from 'lucide-react'
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { appConfig } from '#config'
import { searchKindWords } from '~/entities/search/search.words.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import styles from './search-box.module.css'
import { usePictureSearch } from './use-picture-search.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SearchBoxProps {
  /** What stands in it at first. */
  query?: string
}

/** Where a search is written: it works without scripts, too. */
export function SearchBox({ query = '' }: SearchBoxProps) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState(query)
  const [shown, setShown] = useState(false)
  const [at, setAt] = useState(-1)
  const suggestions = useSuggestions(shown ? typed : '')
  const picture = usePictureSearch()
  const open = shown && suggestions.length > 0

  const search = (text: string) => {
    const words = text.trim()
    if (words === '') return
    setTyped(words)
    close()
    void navigate({ to: '/square/index/details', search: { q: words } })
  }
  const close = () => {
    setShown(false)
    setAt(-1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(suggestions[at]?.text ?? typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that ends the writing of a Chinese or Japanese word is not for the list.
    if (event.nativeEvent.isComposing || !open) return
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((now) => ((now + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
    }
  }
  return (
    // The list closes when whatever is in the form has lost the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form role="search" action="/square/index/details" className={styles.form} onSubmit={submit} onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}>
      <TextField
        label={t`搜索`}
        hideLabel
        type="search"
        name="q"
        icon={Search}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setShown(true)
          setAt(-1)
        }}
        onKeyDown={onKeyDown}
        placeholder={t`搜作品、工具、用法`}
        maximum={appConfig.search.queryMax}
        clearable
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
        trailing={<IconButton icon={Camera} label={t`用图片搜索`} onClick={picture.choose} disabled={picture.busy} />}
      />
      {picture.inputs}
      <div id={listId} role="listbox" aria-label={t`搜索建议`} className={styles.list} hidden={!open}>
        {suggestions.map(({ text, kind }, index) => (
          <button key={text} id={`${listId}-${index}`} type="button" role="option" aria-selected={index === at} tabIndex={-1} onClick={() => search(text)}>
            <span>{text}</span>
            {kind && <span className={styles.kind}>{i18n._(searchKindWords[kind])}</span>}
          </button>
        ))}
      </div>
    </form>
  )
}
