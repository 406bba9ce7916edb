import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// As the product is built, without what is the product's own.
export default defineConfig({
  environments: { ssr: { resolve: { noExternal: true } } },
  plugins: [tanstackStart({ srcDirectory: 'src' }), react({ compiler: true })],
})
