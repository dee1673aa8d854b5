import { computed, ref, shallowRef } from 'vue'
import { usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { RangeClass } from '#shared/games/space-planes/model.ts'
import type { RangeLine } from '#shared/games/space-planes/questions.ts'
import type { BattleController } from '../use-battle.ts'
import { parseCards } from './cards.ts'

/** Range class as measured at the table. `app` leaves it to the app. */
export type RangeInput = RangeClass | 'app'

/** Key of a line, by the two ships it joins. */
export const getLineKey = ({ ship, target }: Pick<RangeLine, 'ship' | 'target'>): string => `${ship}>${target}`

/** Shots of the active seat: possible targets with their chances, and the picked shot. */
export function useShotSelection(desk: BattleController, battle: () => BattleView, ranges: () => readonly RangeLine[]) {
  const picked = shallowRef<string | null>(null)
  const table = useTableWords(() => battle().settings.deckMode === 'table')
  /**
   * In a battle by mail: the orders that follow a hit and a miss, as text. If empty, they are decided once the cards
   * are known (SP-MAIL-1).
   */
  const ends = ref<ShotEnds>({ hit: '', miss: '' })
  const { isShot, lines, level, open } = useLines(battle, ranges)
  const line = computed(() => level.value.find((rangeLine) => getLineKey(rangeLine) === picked.value) ?? null)
  const back = computed(
    () => ranges().find(({ ship, target }) => ship === line.value?.target && target === line.value.ship) ?? null,
  )
  function drop(): void {
    picked.value = null
    ends.value = { hit: '', miss: '' }
    table.forget()
  }
  function pick(key: string): void {
    drop()
    picked.value = key
  }
  async function fire(): Promise<void> {
    if (!line.value || isShot.value) return
    const { ship, target } = line.value
    if (battle().mail) await desk.mail.order(shotText(`SHOOT ${ship}>${target}`, ends.value))
    else await desk.act({ type: 'shoot', ship, target, ...table.ordered() })
  }
  /** Picks the best shot first, then the next one. */
  function pickNext(): void {
    const at = open.value.findIndex((rangeLine) => getLineKey(rangeLine) === picked.value)
    const next = open.value[(at + 1) % Math.max(1, open.value.length)]
    if (next) pick(getLineKey(next))
  }
  usePageKeys([{ keys: ['S'], label: 'Choose a shot, the best one first', run: pickNext }])
  return {
    picked,
    table,
    ends,
    writeEnds: (shotEnds: ShotEnds) => void (ends.value = shotEnds),
    isShot,
    line,
    back,
    level,
    open,
    /** Number of enemies on other planes, which cannot be hit. */
    elsewhere: computed(() => lines.value.length - level.value.length),
    pick,
    drop,
    fire,
    /** Picks the shot with the best chance at a pressed enemy. */
    aimAt(target: string): void {
      const shot = open.value.find((rangeLine) => rangeLine.target === target)
      if (shot) pick(getLineKey(shot))
    },
  }
}

/** The orders after a hit and a miss, in the text format of turns. */
interface ShotEnds {
  readonly hit: string
  readonly miss: string
}

function shotText(shot: string, { hit, miss }: ShotEnds): string {
  return [shot, ...(hit.trim() ? [`HIT ${hit}`] : []), ...(miss.trim() ? [`MISS ${miss}`] : [])].join('; ')
}

/** Results entered from the table: measured range classes and flipped cards. */
function useTableWords(isByTable: () => boolean) {
  const said = ref<{ range: RangeInput; back: RangeInput }>({ range: 'app', back: 'app' })
  const typed = ref('')
  const cards = computed(() => parseCards(typed.value))
  const classOf = (rangeInput: RangeInput) => (rangeInput === 'app' ? null : rangeInput)
  return {
    said,
    typed,
    cards,
    isByTable: computed(isByTable),
    say: (now: { range: RangeInput; back: RangeInput }) => void (said.value = now),
    type: (text: string) => void (typed.value = text),
    forget() {
      said.value = { range: 'app', back: 'app' }
      typed.value = ''
    },
    ordered: () => ({
      said: { range: classOf(said.value.range), back: classOf(said.value.back) },
      cards: isByTable() ? (cards.value ?? []) : [],
    }),
  }
}

/** Lines of the ships that may shoot, by descending chance. */
function useLines(battle: () => BattleView, ranges: () => readonly RangeLine[]) {
  const isShot = computed(() => battle().phase !== 'flying' || battle().done.shot !== null)
  const own = computed(() => {
    const { ships, active, settings, done } = battle()
    const mine = ships.filter(({ owner }) => owner === active)
    return mine.filter(({ id }) => !settings.sameShip || done.manoeuvre === null || id === done.manoeuvre)
  })
  const lines = computed(() =>
    ranges()
      .filter(({ ship }) => own.value.some(({ id }) => id === ship))
      .toSorted((a, b) => (b.chance?.now ?? -1) - (a.chance?.now ?? -1)),
  )
  const planeOf = (id: string) => battle().ships.find((ship) => ship.id === id)?.plane
  /** Lines between ships on one plane, including blocked ones, as the players may measure a line there. */
  const level = computed(() => lines.value.filter(({ ship, target }) => planeOf(ship) === planeOf(target)))
  const open = computed(() => (isShot.value ? [] : level.value.filter(({ whyNot }) => whyNot === null)))
  return { isShot, lines, level, open }
}

export type ShotSelection = ReturnType<typeof useShotSelection>
