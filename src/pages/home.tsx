export {default} from './_home';
