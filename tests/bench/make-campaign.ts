import { openTestCampaign } from '../support/campaign.ts'
import { writeEntries } from './entries.ts'
import { fillForces } from './fill-forces.ts'
import { getMeasurementSize } from './measurement-size.ts'

// Creates a campaign with content for two long lists, closes it and prints its path.

const ENTRIES = getMeasurementSize(2000, 100)
const CHARACTERS = getMeasurementSize(500, 20)
const campaign = openTestCampaign()
writeEntries(campaign, ENTRIES)
fillForces(campaign, CHARACTERS)
const { path, world } = campaign
campaign.orrery.shutDown()
console.log(JSON.stringify({ home: world.home, path }))
