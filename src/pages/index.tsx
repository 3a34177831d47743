export {default} from '../components/Home';
