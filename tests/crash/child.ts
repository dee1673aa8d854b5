import { writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Author } from '#main/db/change-log/change-log.ts'
import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import { createOrrery } from '#main/services/orrery.ts'

// The program that is killed: 300 changes through the services, each reported on standard output once it is on disk.

const CHANGES = 300
const LETTERS_A_NOTE = 400
const [home = '', round = '0'] = process.argv.slice(2)
const AUTHOR: Author = { name: 'Mira', session: `round-${round}` }

let ids = 0
let seconds = 0
const orrery = createOrrery({
  home,
  now: () => new Date(Date.UTC(2026, 0, 1 + Number(round), 0, 0, seconds++)).toISOString(),
  newId: () => `r${round}-${(ids += 1)}`,
  newSeed: () => 'seed',
  appVersion: '0.0.0',
  report: (fault) => console.error(fault),
})
orrery.events.subscribe((event) => {
  if (event.type === 'changed') writeSync(1, `${JSON.stringify({ id: event.change.id, label: event.change.label })}\n`)
})

if (round === '0') orrery.campaigns.create({ name: 'Crash', path: join(home, 'crash.orrery') }, AUTHOR)
else orrery.campaigns.open({ path: join(home, 'crash.orrery') })
const services = orrery.current()
if (!services) throw new Error('The campaign did not open')
for (let index = 0; index < CHANGES; index += 1) {
  change(services, index)
  await new Promise(setImmediate) // yields to background backups
}
orrery.shutDown()

/** The same changes in the same order on every run. */
function change({ factions, journal, history }: CampaignServices, index: number): void {
  const name = `Faction ${round}-${index}`
  if (index % 10 === 9) history.undo({ id: null }, AUTHOR)
  else if (index % 10 === 8) history.redo({ id: history.undo({ id: null }, AUTHOR).targetId }, AUTHOR)
  else if (index % 10 === 7) {
    const [oldest] = factions.list()
    if (oldest) factions.remove(oldest, AUTHOR)
  } else if (index % 3 === 0)
    journal.create(
      { title: `Entry ${round}-${index}`, body: `About [[${name}]]. ${'x'.repeat(LETTERS_A_NOTE)}` },
      AUTHOR,
    )
  else if (index % 3 === 1) factions.create({ name, notes: '' }, AUTHOR)
  else {
    const [first] = factions.list()
    if (first) factions.update({ ...first, notes: `Seen in change ${index}` }, AUTHOR)
  }
}
