/// <reference types="vite/client" />
import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

// The router would load the whole page anew for a page's code that did not come, which without a network is its end: in
// words of ours it is an error like others, and the page's place says it.
window.addEventListener('vite:preloadError', ({ payload }) => {
  const words = 'a part did not load: '
  // Who asks twice for one file gets one error.
  if (!payload.message.startsWith(words)) payload.message = words + payload.message
})

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})
