/** The fuses we ship with. `ORRERY_TEST_FUSES=1` leaves the inspector on, which Playwright needs to drive a packaged app. */
export const wantedFuses = (forTests = process.env.ORRERY_TEST_FUSES === '1') => ({
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: forTests,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  grantFileProtocolExtraPrivileges: false,
})
