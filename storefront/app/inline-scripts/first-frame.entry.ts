import { keepPicturesAway } from "./later-pictures";
import "./plain-zero";

keepPicturesAway();
