//! People at one table, each with a browser of their own, at the real server.

mod house;
mod misfortunes;
mod people;
mod screens;
mod sofa;
mod stillness;
mod whole_games;
