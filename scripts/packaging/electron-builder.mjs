import { wantedFuses } from './fuses.mjs'
import { macSigning, windowsSigning } from './signing.mjs'

const forTests = process.env.ORRERY_TEST_FUSES === '1'
const signing = macSigning(process.env)
const SQLITE = 'node_modules/better-sqlite3'

/** What electron-builder makes of `out/`: a second artefact for tests lies apart, so that it is never shipped by mistake. */
export default {
  appId: 'app.orrery.desktop',
  productName: 'Orrery',
  copyright: 'The Orrery developers, MIT',
  directories: { output: forTests ? 'dist/for-tests' : 'dist', buildResources: 'scripts/packaging' },
  // every other dependency is bundled by the build or serves development only
  files: [
    'out/**',
    'package.json',
    'resources/**',
    '!out/.stamp',
    '!**/*.map',
    '!resources/screenshots/**',
    '!resources/licences/**',
    '!resources/icons/*.{ico,icns}',
    '!node_modules/node-*/**',
    `!${SQLITE}/{deps,src,binding.gyp}`,
    `!${SQLITE}/prebuilds/!(\${platform}-\${arch}).node`, // the drivers of other systems
  ],
  asar: true,
  asarUnpack: ['**/*.node'],
  npmRebuild: false,
  electronFuses: { ...wantedFuses(), ...signing.fuses },
  fileAssociations: [
    {
      ext: 'orrery',
      name: 'Orrery campaign',
      description: 'Orrery campaign',
      mimeType: 'application/x-orrery-campaign',
      role: 'Editor',
    },
  ],
  artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
  linux: {
    target: ['AppImage', 'deb'],
    category: 'Game',
    icon: 'resources/icons/icon.png',
    maintainer: 'The Orrery developers',
    synopsis: "The gamemaster's workshop",
  },
  mac: {
    target: ['dmg'],
    category: 'public.app-category.role-playing-games',
    icon: 'resources/icons/icon.icns',
    ...signing.mac,
  },
  win: { target: ['nsis'], icon: 'resources/icons/icon.ico', ...windowsSigning(process.env) },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
}
