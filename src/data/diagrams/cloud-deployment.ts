import {flow} from '../../lib/diagram';

export default flow({
  title: 'The steps of a deployment on Strapi Cloud, and where it can stop',
  caption: 'A deployment builds, then starts. A build that fails or is canceled leaves the previous version online.',
  inWords: [
    'A push, the button Trigger deployment or `strapi deploy` starts a deployment.',
    'Building: Strapi Cloud installs the dependencies and builds the project. If that fails, the status is Build failed, and the previous version keeps running; if you cancel it, the status is Canceled.',
    'Deploying: the new version starts, runs migrations and changes the tables to match the content types. If it does not start, the status is Deployment failed.',
    'Done: the new version is live.',
  ],
  nodes: {
    start: {title: 'Push, button or command', look: 'quiet'},
    building: {title: 'Building', text: 'install, then build'},
    deploying: {title: 'Deploying', text: 'start, change the tables'},
    done: {title: 'Done', text: 'the new version is live', look: 'accent'},
    buildFailed: {title: 'Build failed or Canceled', text: 'previous version stays', look: 'quiet'},
    deployFailed: {title: 'Deployment failed', text: "new version didn't start", look: 'quiet'},
  },
  arrows: [
    {from: 'start', to: 'building'},
    {from: 'building', to: 'deploying'},
    {from: 'deploying', to: 'done'},
    {from: 'building', to: 'buildFailed', dashed: true},
    {from: 'deploying', to: 'deployFailed', dashed: true},
  ],
  wide: ['start building deploying done', '. buildFailed deployFailed .'],
  narrow: ['start .', 'building buildFailed', 'deploying deployFailed', 'done .'],
});
