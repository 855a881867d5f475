/** `npm test` starts the world and hands its addresses on; a spec that is run by itself gets one of its own. */
export { default } from '../../tests/support/world-setup.ts'
