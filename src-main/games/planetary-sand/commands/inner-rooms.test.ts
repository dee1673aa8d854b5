import { expect, test } from 'vitest'
import type { Opening } from '#shared/games/planetary-sand/model.ts'
import { after, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'

// A hall behind a lock: nobody comes to the hall but through the lock.

const battleWith = (gate: Opening['state']) =>
  sandBattle({
    ana: [
      { id: 'a', inside: 'hall' },
      { id: 'c', inside: 'lock' },
    ],
    machines: [{ id: 't', type: 'tank', side: 'Ana' }],
    rooms: [{ id: 'hall' }, { id: 'lock' }],
    openings: [
      { id: 'gate', part: 'door', rooms: ['lock', null], state: gate },
      { id: 'inner', part: 'door', rooms: ['hall', 'lock'] },
    ],
    options: { air: 'SA' },
  })

test('a tank rams the door within once the gate is down (SAND-DEF-6)', () => {
  const ram = { type: 'ram', by: 'Ana', machine: 't', opening: 'inner' } as const
  expect([refusalOf(battleWith('whole'), ram), refusalOf(battleWith('breached'), ram)]).toEqual(['inside', null])
})

test('whoever retreats into a tank has a way out to it (SAND-AIR-5)', () => {
  const flee = (id: string) => ({ type: 'evacuate', by: 'Ana', figures: [id], to: 't' }) as const
  expect(refusalOf(battleWith('whole'), flee('a'))).toBe('not-next')
  expect(after(battleWith('whole'), flee('c')).figures[1]?.inside).toBe('t')
})
