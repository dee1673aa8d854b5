import { useQueryClient } from '@tanstack/vue-query'
import { computed, type ComputedRef, ref, type Ref, type ShallowRef, shallowRef, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { isRefusal } from '#renderer/client/call-errors.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { useClusterPageSettings } from '#renderer/stores/cluster-page-settings.ts'
import { useNavigationWhileShown } from '#renderer/ui/pages/use-navigation-while-shown.ts'
import type { StarMap } from '../model/star-map.ts'
import { type ToolId, TOOLS } from '../tools/tools.ts'
import { type DialogId, parseDialogId } from './dialogs.ts'

export interface ToolRequest {
  readonly id: ToolId
}

/** What the address of the page requests. */
export interface ClusterAddress {
  /** Null for the first cluster of the campaign. */
  readonly clusterId: ComputedRef<string | null>
  /** The requested tool; a new object for each request. */
  readonly tool: Readonly<ShallowRef<ToolRequest | null>>
  readonly dialog: Ref<DialogId | null>
  /** Shows another cluster, or with null the first. */
  readonly switchTo: (clusterId: string | null) => void
  /** If the star in the address is not on this map, switches to its cluster; true while looking it up. */
  readonly findStar: (map: () => StarMap | null) => Ref<boolean>
}

/**
 * Reads the address: `/cluster/ID` with `star`, and one-time requests: `tool`, `open` (a dialog) and `tab` (beside the
 * map).
 */
export function useClusterAddress(): ClusterAddress {
  const route = useRoute()
  const router = useRouter()
  const leavePage = useNavigationWhileShown()
  const { queries } = useClient()
  const queryClient = useQueryClient()
  const { panes } = useClusterPageSettings()
  const word = (key: string) => (typeof route.query[key] === 'string' ? route.query[key] : null)

  const clusterId = computed(() => (typeof route.params['id'] === 'string' ? route.params['id'] : null))
  const dialog = ref<DialogId | null>(null)
  const tool = shallowRef<ToolRequest | null>(null)
  const isLooking = ref(false)

  watch(
    () => [word('open'), word('tab'), word('tool')] as const,
    ([open, tab, toolId]) => {
      if (open === null && tab === null && toolId === null) return
      if (open !== null) dialog.value = parseDialogId(open)
      if (tab === 'study') Object.assign(panes, { sideTab: tab, isSideFolded: false })
      const asked = TOOLS.find(({ id }) => id === toolId)
      if (asked) tool.value = { id: asked.id }
      const { open: _, tab: __, tool: ___, ...query } = route.query
      void router.replace({ path: route.path, query })
    },
    { immediate: true },
  )

  /** Switches to the cluster that contains the star; stays if the star does not exist. */
  async function lookElsewhere(starId: string, shownId: string): Promise<void> {
    isLooking.value = true
    try {
      const details = queries.cluster.starDetails.queryOptions({ input: { id: starId } })
      const { clusterId: homeId } = await queryClient.fetchQuery({ ...details, staleTime: 0 })
      if (homeId !== shownId) await leavePage.replace({ path: `/cluster/${homeId}`, query: { star: starId } })
    } catch (error) {
      if (!isRefusal(error)) throw error
    } finally {
      isLooking.value = false
    }
  }

  return {
    clusterId,
    tool,
    dialog,
    switchTo(id) {
      tool.value = null
      void router.push(id === null ? '/cluster' : `/cluster/${id}`)
    },
    findStar(map) {
      const stranger = () => {
        const [starMap, starId] = [map(), word('star')]
        return starMap && starId !== null && !starMap.findStar(starId) ? starId : null
      }
      watch(
        () => word('star'),
        () => void look(),
      )
      watch(
        () => map()?.head.id,
        () => void look(),
        { immediate: true, flush: 'sync' },
      )
      async function look(): Promise<void> {
        const starId = stranger()
        const shown = map()?.head.id
        if (starId !== null && shown !== undefined && !isLooking.value) await lookElsewhere(starId, shown)
      }
      return isLooking
    },
  }
}
