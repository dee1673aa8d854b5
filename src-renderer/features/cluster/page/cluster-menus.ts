import {
  BookOpen,
  FileDown,
  FileUp,
  History,
  Image,
  Orbit,
  Palette,
  Plus,
  Rocket,
  Settings2,
  Sparkles,
  Spline,
  Sun,
  Trash2,
  Type,
} from '@lucide/vue'
import type { MenuItem } from '#renderer/ui/types.ts'
import type { ClusterListItem } from '#shared/contract/cluster.ts'
import { formatCount } from '#shared/kit/format.ts'

export const CLUSTER_MENU: readonly MenuItem[] = [
  { id: 'import', label: 'Import…', icon: FileUp },
  { id: 'export', label: 'Export…', icon: FileDown },
  { id: 'gazetteer', label: 'Gazetteer…', icon: BookOpen },
  { id: 'over-time', label: 'Over time', icon: History },
  { id: 'star', label: 'Add a star…', icon: Plus, separated: true },
  { id: 'route', label: 'Add a route…', icon: Spline },
  { id: 'label', label: 'Add a label or note…', icon: Type },
  { id: 'fleet', label: 'Add a fleet…', icon: Rocket },
  { id: 'systems', label: 'Generate systems…', icon: Sun, separated: true },
  { id: 'legend', label: 'Legend…', icon: Palette, separated: true },
  { id: 'board', label: 'Board settings…', icon: Settings2 },
  { id: 'picture', label: 'Picture to trace from…', icon: Image },
  { id: 'remove', label: 'Delete this cluster…', icon: Trash2, danger: true, separated: true },
]

/** Ways to create another cluster. */
export const SWITCHER_ACTIONS: readonly MenuItem[] = [
  { id: 'new', label: 'New cluster…', icon: Plus, separated: true },
  { id: 'generate', label: 'Generate…', icon: Sparkles },
  { id: 'import', label: 'Import…', icon: FileUp },
]

const PREFIX = 'cluster/'

/** Menu of the switcher: the clusters of the campaign, and ways to create another. */
export function listSwitcherItems(clusters: readonly ClusterListItem[], shownId: string): readonly MenuItem[] {
  const lines = clusters.map(({ id, name, stars }) => ({
    id: PREFIX + id,
    label: `${name}, ${formatCount(stars, 'star')}${id === shownId ? ' (shown)' : ''}`,
    icon: Orbit,
    disabled: id === shownId,
  }))
  return [...lines, ...SWITCHER_ACTIONS]
}

/** Id of the cluster of a switcher item, or null. */
export function findSwitcherItemClusterId(item: string): string | null {
  return item.startsWith(PREFIX) ? item.slice(PREFIX.length) : null
}
