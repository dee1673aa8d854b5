import { computed, ref, shallowRef } from 'vue'
import { usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { RangeClass } from '#shared/games/space-planes/model.ts'
import type { RangeLine } from '#shared/games/space-planes/questions.ts'
import type { BattleController } from '../use-battle.ts'
import { parseCards } from './cards.ts'

/** What the ruler on the table says of a line; `app` leaves it to the app. */
export type RangeInput = RangeClass | 'app'

/** Which two ships a line joins. */
export const getLineKey = ({ ship, target }: Pick<RangeLine, 'ship' | 'target'>): string => `${ship}>${target}`

/** The shots of the seat to act: who may be shot at, with what chance, and the one that is picked. */
export function useShots(desk: BattleController, battle: () => BattleView, ranges: () => readonly RangeLine[]) {
  const picked = shallowRef<string | null>(null)
  const table = useTableWords(() => battle().settings.deckMode === 'table')
  /** By mail: what follows a hit and a miss, as text; empty is decided once the cards are here (SP-MAIL-1). */
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
  /** The best shot first; again, the next one. */
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
    /** Enemies on other planes, whom nobody can hit. */
    elsewhere: computed(() => lines.value.length - level.value.length),
    pick,
    drop,
    fire,
    /** The likeliest shot at an enemy that was tapped. */
    aimAt(target: string): void {
      const shot = open.value.find((rangeLine) => rangeLine.target === target)
      if (shot) pick(getLineKey(shot))
    },
  }
}

/** What follows the ends of a shot, as a turn writes it. */
interface ShotEnds {
  readonly hit: string
  readonly miss: string
}

function shotText(shot: string, { hit, miss }: ShotEnds): string {
  return [shot, ...(hit.trim() ? [`HIT ${hit}`] : []), ...(miss.trim() ? [`MISS ${miss}`] : [])].join('; ')
}

/** What the table decides of a shot: the classes that its ruler says, and the cards that it flips. */
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

/** The lines of the ships that may shoot, the likeliest hit first. */
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
  /** Those on one plane: the table may say that there is a line. */
  const level = computed(() => lines.value.filter(({ ship, target }) => planeOf(ship) === planeOf(target)))
  const open = computed(() => (isShot.value ? [] : level.value.filter(({ whyNot }) => whyNot === null)))
  return { isShot, lines, level, open }
}

/** The shots of a turn. */
export type ShotSelection = ReturnType<typeof useShots>
