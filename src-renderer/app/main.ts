import '../client/session.ts'
import '../ui/styles/styles.css'
import './shell.css'
import './side-bar.css'
import './top-strip.css'
import './bottom-bar.css'
import { QueryClient, VueQueryPlugin } from '@tanstack/vue-query'
import { createPinia } from 'pinia'
import { createApp, toRef } from 'vue'
import { RouterLink } from 'vue-router'
import type { CampaignsView } from '#shared/contract/campaigns.ts'
import { CONNECTION_KEY, type Connection } from '../client/use-client.ts'
import { JournalPicture } from '../features/journal/index.ts'
import { usePreferences, readStoredPreferences } from '../stores/preferences.ts'
import { useScreenPrivacy } from '../stores/screen-privacy.ts'
import { linkKey } from '../ui/buttons/link.ts'
import { screenSharedKey } from '../ui/frames/screen-shared-key.ts'
import { pictureKey } from '../ui/markdown/picture-key.ts'
import { gameListPagesKey } from '../ui/pages/game-list-pages.ts'
import { starActionsKey } from '../ui/pages/star-actions.ts'
import { watchAppearancePreferences, applyAppearancePreferences } from './appearance.ts'
import AppShell from './AppShell.vue'
import { GAME_LIST_PAGES, STAR_ACTIONS } from './features.ts'
import { createOrreryRouter, preloadPageCode } from './routes.ts'
import { signIn } from './sign-in.ts'
import StrangerPage from './StrangerPage.vue'

applyAppearancePreferences(readStoredPreferences())

// Fonts that every page uses. They are loaded in parallel with the code, so that the text is laid out once.
const FONT_FACES = ['1em B612', 'bold 1em B612', '1em "B612 Mono"', '1em Alegreya']
for (const face of FONT_FACES) document.fonts.load(face).catch(() => {}) // falls back to the next font

/** Live events trigger refetching; until then cached data stays valid, online or offline. */
function createQueryClient(): QueryClient {
  const patient = { networkMode: 'always', retry: false } as const
  return new QueryClient({
    defaultOptions: {
      queries: { ...patient, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: patient,
    },
  })
}

function openShell(connection: Connection, campaigns: CampaignsView, queryClient: QueryClient): void {
  queryClient.setQueryData(connection.queries.campaigns.get.queryKey(), campaigns)
  const router = createOrreryRouter(connection, queryClient)
  const app = createApp(AppShell)
  app.use(createPinia()).use(VueQueryPlugin, { queryClient }).use(router)
  app.provide(CONNECTION_KEY, connection).provide(linkKey, RouterLink).provide(pictureKey, JournalPicture)
  app.provide(gameListPagesKey, GAME_LIST_PAGES).provide(starActionsKey, STAR_ACTIONS)
  app.provide(screenSharedKey, toRef(useScreenPrivacy(), 'isScreenShared'))
  watchAppearancePreferences(usePreferences())
  // Mounts after the code of the page is loaded, so that shell and page are painted together.
  void router.isReady().finally(() => app.mount('#app'))
}

// Handles a printed address opened in a tab that already shows Orrery, where the browser does not reload the page.
window.addEventListener('hashchange', () => {
  if (window.location.hash.startsWith('#token=')) window.location.reload()
})

/** Not a top-level await: the code of the page runs only after this module has finished. */
async function start(): Promise<void> {
  const queryClient = createQueryClient()
  const askEarly = preloadPageCode(window.location.hash.slice(1))
  const arrival = await signIn((queries) => void askEarly?.(queries, queryClient))
  if (arrival.state === 'ready') openShell(arrival.connection, arrival.campaigns, queryClient)
  else createApp(StrangerPage, { state: arrival.state }).mount('#app')
}
void start()
