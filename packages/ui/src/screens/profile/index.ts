export { type ProfileAccount, ProfileScreen, type ProfileScreenProps, type ProfileView } from './profile-screen.tsx';
