import type { Choice } from '#renderer/ui/types.ts'
import type { RouteMode } from '#shared/cluster/net/transport-net.ts'

/** Travel modes of transports (FIST-MAP-3). */
export const ROUTE_MODE_CHOICES: readonly Choice<RouteMode>[] = [
  { value: 'derived', label: 'Between stars 3 hexes apart' },
  { value: 'drawn', label: 'Along drawn routes' },
  { value: 'off', label: 'By range alone' },
]

export const ROUTE_MODE_TEXTS: Readonly<Record<RouteMode, string>> = {
  derived: 'Every two stars at most 3 hexes apart are joined, drawn or not.',
  drawn: 'Transports need a drawn route of at most 3 hexes.',
  off: 'Transports need no lines. Stars 3 hexes apart can be reached, as with lines between them.',
}
