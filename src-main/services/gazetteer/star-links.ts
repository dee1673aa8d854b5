import type { Thing } from '#shared/contract/base.ts'
import { type ThingKind, THING_KIND_DEFINITIONS } from '#shared/things.ts'
import type { LinkedPageGroup } from './content.ts'

const GROUPS: readonly { readonly label: string; readonly kinds: readonly ThingKind[] }[] = [
  { label: 'People and forces', kinds: ['faction', 'character', 'warband', 'squad', 'vehicle', 'flotilla', 'army'] },
  { label: 'Scenarios', kinds: ['scenario'] },
  { label: 'Journal entries', kinds: ['journal'] },
]
const OTHERS = 'Battles and other pages'

/** Groups linked pages by kind, each page once, groups without any left out. */
export function groupLinkedPages(things: readonly Thing[]): LinkedPageGroup[] {
  const unique = [...new Map(things.map((page) => [`${page.kind}/${page.id}`, page])).values()]
  const byLabel = Map.groupBy(unique, ({ kind }) => GROUPS.find(({ kinds }) => kinds.includes(kind))?.label ?? OTHERS)
  return [...GROUPS.map(({ label }) => label), OTHERS].flatMap((label) => {
    const names = (byLabel.get(label) ?? []).map(({ kind, name }) => ({
      name,
      kind: THING_KIND_DEFINITIONS[kind].noun,
    }))
    return names.length === 0 ? [] : [{ label, names }]
  })
}
