/** `npm test` starts the local environment and hands its addresses on; a spec that is run by itself gets one of its own. */
export { default } from '../../tests/support/local-env-setup.ts'
