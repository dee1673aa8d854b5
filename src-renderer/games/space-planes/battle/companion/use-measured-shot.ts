import { computed, ref, shallowRef } from 'vue'
import { usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { Cube, RangeClass } from '#shared/games/space-planes/model.ts'
import { parseCards } from '../ranges/cards.ts'
import { getLineKey } from '../ranges/use-shot-selection.ts'
import { type BattleController, useGameQuery } from '../use-battle.ts'

/** Range classes of both lines as measured at the table. Null until entered. */
interface SaidLines {
  readonly range: RangeClass | null
  readonly back: RangeClass | null
}

/** Whether an outcome belongs to the measured range classes. */
const isOf = (measured: SaidLines) => (one: SaidLines) => one.range === measured.range && one.back === measured.back

const UNSAID: SaidLines = { range: null, back: null }
const CLASS_KEYS: Readonly<Record<string, RangeClass>> = { R: 'red', B: 'blue', N: 'none' }

interface Pair {
  readonly ship: Cube
  readonly target: Cube
}

/** Key of a pair for selection. */
export const getPairKey = (pair: Pair): string => getLineKey({ ship: pair.ship.id, target: pair.target.id })

/** Pairs of enemies on one plane (SP-SHOT-4). */
function pairsOf({ active, settings, done, companion }: BattleView): Pair[] {
  const cubes = companion?.cubes ?? []
  const mine = cubes.filter(
    (cube) => cube.owner === active && (!settings.sameShip || done.manoeuvre === null || cube.id === done.manoeuvre),
  )
  return mine.flatMap((ship) =>
    cubes.filter(({ owner, plane }) => owner !== active && plane === ship.plane).map((target) => ({ ship, target })),
  )
}

function useShotKeys({ isShot, pair, pairs, picked, said, pick }: AimedShot): void {
  function pickNext(): void {
    const at = pairs.value.findIndex((candidate) => getPairKey(candidate) === picked.value)
    const next = pairs.value[(at + 1) % Math.max(1, pairs.value.length)]
    if (next) pick(getPairKey(next))
  }
  usePageKeys([
    { keys: ['S'], label: 'Choose who shoots at whom', when: () => !isShot.value, run: pickNext },
    {
      keys: Object.keys(CLASS_KEYS),
      label: 'Red, blue or no line: of the shooter, then of the target',
      shown: 'R B N',
      when: () => pair.value !== null,
      run(key) {
        const spoken = CLASS_KEYS[key] ?? null
        const isSecond = said.value.range !== null && said.value.back === null
        said.value = isSecond ? { ...said.value, back: spoken } : { range: spoken, back: null }
      },
    },
  ])
}

/**
 * Shot of a turn with measured lines: shooter and target, both range classes, and the cards if they are entered by
 * hand (SP-RANGE-5, SP-DECK-3).
 */
export function useMeasuredShot(id: () => string, desk: BattleController, battle: () => BattleView) {
  const picked = shallowRef<string | null>(null)
  const said = ref<SaidLines>(UNSAID)
  const typed = ref('')
  const chances = useGameQuery<'chances'>(id, () => ({ ask: 'chances' }))
  const isShot = computed(() => battle().phase !== 'flying' || battle().done.shot !== null)
  const pairs = computed(() => pairsOf(battle()))
  const pair = computed(() => pairs.value.find((candidate) => getPairKey(candidate) === picked.value) ?? null)
  const chance = computed(() => chances.value?.find(isOf(said.value)) ?? null)
  const isByTable = computed(() => battle().settings.deckMode === 'table')
  const cards = computed(() => parseCards(typed.value))
  const mayFire = computed(
    () => pair.value !== null && chance.value !== null && (!isByTable.value || cards.value?.length === countOf()),
  )
  const countOf = () => (chance.value ? chance.value.cards[0] + chance.value.cards[1] : 0)

  function drop(): void {
    picked.value = null
    said.value = UNSAID
    typed.value = ''
  }
  function pick(key: string): void {
    drop()
    if (!isShot.value) picked.value = key
  }
  const type = (text: string) => void (typed.value = text)
  const say = (part: Partial<SaidLines>) => void (said.value = { ...said.value, ...part })
  async function fire(): Promise<void> {
    if (!pair.value || !mayFire.value) return
    const { ship, target } = pair.value
    const dealt = isByTable.value ? (cards.value ?? []) : []
    if (await desk.act({ type: 'shoot', ship: ship.id, target: target.id, said: said.value, cards: dealt })) drop()
  }
  useShotKeys({ isShot, pair, pairs, picked, said, pick })
  return { picked, pair, pairs, said, say, typed, type, cards, chance, isByTable, isShot, mayFire, pick, drop, fire }
}

export type MeasuredShot = ReturnType<typeof useMeasuredShot>
type AimedShot = Pick<MeasuredShot, 'isShot' | 'pair' | 'pairs' | 'picked' | 'said' | 'pick'>
